type InvalidWords = { required: string; email: string }

type CheckedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Tells in the reader's language why a form is not sent: browsers say it in their own. What they say of other faults stays theirs. */
export function tellInvalid({ target }: Event, words: InvalidWords): void {
  if (!isChecked(target)) return
  // What was told before is no fault of what stands there now.
  target.setCustomValidity('')
  const { valueMissing, typeMismatch } = target.validity
  if (valueMissing) target.setCustomValidity(words.required)
  else if (typeMismatch && target.type === 'email') target.setCustomValidity(words.email)
}

/** Callers listen to what is typed: a field with a fault that was told could not be sent any more. */
export function forgetInvalid({ target }: Event): void {
  if (isChecked(target) && target.validity.customError) target.setCustomValidity('')
}

const isChecked = (target: EventTarget | null): target is CheckedField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
