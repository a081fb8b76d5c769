import stylelint from 'stylelint'

const NAME = 'menagerie/hover-where-hover-is'
const MEDIA = /\(\s*hover\s*:\s*hover\s*\)/

const messages = stylelint.utils.ruleMessages(NAME, {
  rejected: (selector: string) =>
    `"${selector}" stands outside of @media (hover: hover): after a tap it stays as if a pointer were there`,
})

type Around = { params?: unknown; parent?: Around | undefined }

const isWhereHoverIs = (around: Around | undefined): boolean =>
  around !== undefined && (MEDIA.test(String(around.params)) || isWhereHoverIs(around.parent))

const rule: stylelint.Rule = (isOn: unknown) => (root, result) => {
  if (isOn !== true) return
  root.walkRules(/:hover/, (node) => {
    if (isWhereHoverIs(node.parent)) return
    stylelint.utils.report({
      result,
      ruleName: NAME,
      node,
      word: ':hover',
      message: messages.rejected,
      messageArgs: [node.selector],
    })
  })
}
rule.ruleName = NAME
rule.messages = messages

/** Restricts `:hover` styles to devices with a pointer, because on touch screens `:hover` remains after a tap. */
export const hoverWhereHoverIs = stylelint.createPlugin(NAME, rule)
