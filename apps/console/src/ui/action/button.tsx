import './button.css'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly look?: 'default' | 'primary' | 'link' | 'text'
}

/** A button as antd draws it, of the browser's own: for what is on the screen before anything of antd is needed. */
export const Button = ({ look = 'default', ...props }: Props) => (
  <button type="button" className="button" data-look={look} {...props} />
)
