import { HtmlValidate } from 'html-validate'
import { type PageProblem, toProblems } from './crawled-page.ts'

/** Stands beside the parser: what may be inside what, ids, labels, roles, alternatives. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // For files of others; ours come from where the page comes from.
    'require-sri': 'off',
    // The menus for phone and desktop have one name, and styles show one of them.
    'unique-landmark': 'off',
    // Forms that hold nothing to fill in need none; the others are looked at in `check-body.ts`.
    'wcag/h32': 'off',
    // Our own rule is the length of decision, not of a search engine's list.
    'long-title': 'off',
  },
})

export async function checkHtml(html: string): Promise<PageProblem[]> {
  const { results } = await checker.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return toProblems('html', [...new Set(messages.map(({ ruleId, message }) => `${message} (${ruleId})`))])
}
