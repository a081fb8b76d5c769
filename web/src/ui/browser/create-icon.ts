const SVG = 'http://www.w3.org/2000/svg'

/** A line drawing of 24 × 24, as `ui/Icon.tsx` draws it, for what scripts make; its size and stroke are styles of where it stands. */
export function createIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}
