import { LinkList, type ShellLink } from './GalleryShell.tsx'
import styles from './PartFrame.module.css'

/** Widths of phones, tablets, laptops and larger screens. */
export const FRAME_WIDTHS = [360, 768, 1280, 1440] as const
export type FrameWidth = (typeof FRAME_WIDTHS)[number]

const LABEL = 'Examples'

type PartFrameProps = {
  name: string
  /** Address of the page with only the examples. */
  src: string
  /** Without it, the frame takes the available width. */
  width?: FrameWidth | undefined
  links: readonly ShellLink[]
}

/** Shows the examples in an iframe, so that media queries see its width and the gallery's styles do not apply. */
export function PartFrame({ name, src, width, links }: PartFrameProps) {
  return (
    <>
      <LinkList links={links} isRow />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's focus */}
      <section className={styles.room} aria-label={LABEL} tabIndex={0}>
        <iframe className={styles.frame} data-width={width} src={src} title={name} />
      </section>
    </>
  )
}
