import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** Returns `count:plural` and the like for each argument of a message, sorted. */
export function findArguments(message: string): string[] {
  const found = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isArgumentElement(element)) found.add(`${element.value}:text`)
      if (isPluralElement(element) || isSelectElement(element)) {
        found.add(`${element.value}:${isPluralElement(element) ? 'plural' : 'select'}`)
        for (const option of Object.values(element.options)) visit(option.value)
      }
    }
  }
  visit(parse(message, { ignoreTag: true }))
  return [...found].sort()
}
