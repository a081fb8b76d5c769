/**
 * Writes the islands' props between single quotes, so that the many quotes of their JSON stay one byte each instead of six.
 * React has escaped single quotes in attributes already.
 */
export function compactProps(html: string): string {
  return html.replace(/data-props="([^"]*)"/g, (_, props: string) => `data-props='${props.replaceAll('&quot;', '"')}'`)
}
