/**
 * Loads the scripts of forms when one is less than a window's height away: the newsletter's sign-up at the end of a
 * page is often never reached.
 */
export function startForms(): void {
  const forms = document.querySelectorAll('form[data-form]')
  if (forms.length === 0) return
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      void import('./improve-forms.ts').then((all) => all.improveForms())
    },
    { rootMargin: '100% 0px' },
  )
  for (const form of forms) near.observe(form)
}
