import { createContext } from 'react'

/** The tab of the form on which a field stands. */
export const FormTabContext = createContext<string | undefined>(undefined)
