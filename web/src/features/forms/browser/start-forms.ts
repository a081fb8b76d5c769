/** Loads what forms gain from scripts, on pages that have one. */
export function startForms(): void {
  if (document.querySelector('form[data-form]') !== null)
    void import('./improve-forms.ts').then((all) => all.improveForms())
}
