/** Why a change of the specs was not made. */
export const Reason = ({ text }: { readonly text: string | undefined }) => (
  <span className="spec-reason" role="alert">
    {text}
  </span>
)
