// Notes that somebody has sent the sign-in form before its program was there, which then sends it (use-typed-before.ts).
addEventListener('submit', (event) => {
  event.preventDefault()
  document.documentElement.dataset.submitted = ''
})
