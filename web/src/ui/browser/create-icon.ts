const SVG = 'http://www.w3.org/2000/svg'

/** Creates a line drawing of 24 × 24, as `ui/Icon.tsx` draws it, for scripts; its parent's styles set size and stroke. */
export function createIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}
