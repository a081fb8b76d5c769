/** Loads the script of the consent dialog or settings, where the page has one. */
export function startConsent(): void {
  const form = document.querySelector<HTMLFormElement>('[data-consent-settings]')
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]')
  // A page with the settings need not ask.
  if (form !== null) void import('./consent-settings.ts').then((each) => each.startSettings(form))
  else if (dialog !== null) void import('./ask-consent.ts').then((each) => each.askConsent(dialog))
}
