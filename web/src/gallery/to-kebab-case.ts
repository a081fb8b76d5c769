/** `CtaBanner` → `cta-banner`: addresses are in lower case. */
export function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}
