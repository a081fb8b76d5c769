import { HtmlValidate } from 'html-validate'
import { type PageProblem, toProblems } from './crawled-page.ts'

/** Checks what the parser does not: nesting, ids, labels, roles, alternatives. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // For files of other origins; ours come from where the page comes from.
    'require-sri': 'off',
    // The menus for phone and desktop have the same name, and styles show only one of them.
    'unique-landmark': 'off',
    // Forms without anything to fill in need no button. The others are checked in `check-body.ts`.
    'wcag/h32': 'off',
    // Our own rule limits the length by a decision, not by a search engine's list.
    'long-title': 'off',
  },
})

export async function checkHtml(html: string): Promise<PageProblem[]> {
  const { results } = await checker.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return toProblems('html', [...new Set(messages.map(({ ruleId, message }) => `${message} (${ruleId})`))])
}
