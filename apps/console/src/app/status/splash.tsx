/** The same mark as in index.html, so that nothing moves while the program starts. */
export function Splash() {
  return (
    <div className="splash">
      <img src="/brand/logo-square.svg" alt="掌柜" />
    </div>
  )
}
