/**
 * Loads what forms gain from scripts as soon as one is less than a window away: a page that is read has its sign-up for the newsletter far below,
 * and may never need it.
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
