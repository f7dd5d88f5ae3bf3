import './wrong-count.css'

/** How many fields of a part of a form are wrong; nothing where none is. */
export const WrongCount = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="wrong-count">
      {count}
      <span className="visually-hidden">处有误</span>
    </span>
  )
