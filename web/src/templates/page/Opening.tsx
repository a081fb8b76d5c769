import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import { Image, type ImageView } from '../../ui/Image.tsx'
import { Byline, type BylineView } from './Byline.tsx'
import styles from './Opening.module.css'

export type OpeningView = {
  crumbs: { label: string; crumbs: readonly Crumb[] }
  title: string
  subTitle?: string
  byline?: BylineView
  picture?: ImageView
}

/**
 * `isOverPicture`: the title stands on the picture, so that the content begins on the first screen; `isHanging`: on
 * phones half of it overlaps the picture's lower edge, so that it covers no face. `isAboveText`: text follows, and
 * without a picture the title is aligned with it. `width`: of what follows. `isLow`: takes little room above the
 * content.
 */
type OpeningProps = OpeningView & {
  isAboveText?: boolean
  isOverPicture?: boolean
  isHanging?: boolean
  isLow?: boolean
  width?: 'medium' | 'large'
  children?: ReactNode
}

/** Spec §2, content page: breadcrumbs and the top banner. Its text has a background of its own, readable on any picture. */
export function Opening({ crumbs, title, subTitle, byline, picture, isAboveText = false, ...rest }: OpeningProps) {
  const { width = 'medium', isLow = false, isOverPicture = false, isHanging = false, children } = rest
  const over = isHanging ? `${styles.over} ${styles.hanging}` : styles.over
  const look = isOverPicture ? (picture ? over : styles.flat) : isLow ? styles.low : ''
  return (
    <div className={look ? `${styles.opening} ${look}` : styles.opening}>
      <Container width={width}>
        <Breadcrumbs {...crumbs} />
      </Container>
      {picture && <Image image={picture} className={styles.picture} priority="high" />}
      <Container width={width}>
        <div className={isAboveText ? `${styles.card} ${styles.aboveText}` : styles.card}>
          <h1>{title}</h1>
          {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
          {byline && <Byline {...byline} />}
          {children}
        </div>
      </Container>
    </div>
  )
}
