import './input-problem.css'

/** What an input itself has to say, under it. */
export const InputProblem = ({ text }: { readonly text: string | undefined }) => (
  <span className="input-problem" role="alert">
    {text}
  </span>
)
