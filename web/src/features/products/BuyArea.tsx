import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './BuyArea.module.css'
import popup from './BuyPopup.module.css'
import type { BuyingView } from './buying.ts'
import { BUY_AREA_ID } from './jump-links.ts'
import type { VariantLink } from './load-variants.ts'
import bar from './RetailerBar.module.css'
import { VariantLinks } from './VariantLinks.tsx'

const ID = 'buy'

type BuyAreaProps = {
  name: string
  buying: BuyingView
  variants: { title: string; links: VariantLink[] }
  close: string
}

/** Spec §2, buy button: leads to a shop, or opens the list of shops in a popover, which needs no script to open, close and return the focus. */
export function BuyArea({ name, buying, variants, close }: BuyAreaProps) {
  const { button, shops, wayOn, near, ask } = buying
  if (button === undefined && wayOn === undefined) return null
  return (
    <div className={styles.buy} id={BUY_AREA_ID} data-buy="">
      {button && <BuyButton {...button} opens={shops.links.length > 0} size="large" />}
      {wayOn && (
        <p>
          <a href={wayOn.href}>{wayOn.text}</a>
        </p>
      )}
      {near && <p data-near={near.text} data-shops={near.finder} hidden />}
      {ask && (
        <p>
          <a href={ask.href}>{ask.text}</a>
        </p>
      )}
      {shops.links.length > 0 && (
        <div id={ID} className={popup.popup} popover="auto" role="dialog" aria-labelledby={`${ID}-title`}>
          <button
            type="button"
            className={popup.close}
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={close}
            autoFocus
          />
          <p id={`${ID}-title`} className={popup.popupTitle}>
            {name}
          </p>
          <h2>{shops.title}</h2>
          <ul className={popup.shops}>
            {shops.links.map(({ name: shop, to }) => (
              <li key={to.href}>
                <Link to={to}>{shop}</Link>
              </li>
            ))}
          </ul>
          {wayOn && (
            <>
              <h2>{wayOn.title}</h2>
              <p>
                <a href={wayOn.href}>{wayOn.text}</a>
              </p>
            </>
          )}
          {variants.links.length > 0 && (
            <>
              <h2>{variants.title}</h2>
              <VariantLinks links={variants.links} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

type BuyButtonProps = NonNullable<BuyingView['button']> & { opens: boolean; size: 'normal' | 'large' }

function BuyButton({ text, to, opens, size }: BuyButtonProps) {
  if (to !== undefined) {
    return (
      <ButtonLink to={to} size={size}>
        {text}
      </ButtonLink>
    )
  }
  return (
    <Button size={size} {...(opens && { popoverTarget: ID })}>
      {text}
    </Button>
  )
}

type RetailerBarProps = Pick<BuyAreaProps, 'name' | 'buying'> & { price: string | undefined }

/** Spec §2 and §4: the same button at the bottom of the window, once the buy area is scrolled out of view (`scroll-product.ts`). */
export function RetailerBar({ name, price, buying: { button, shops } }: RetailerBarProps) {
  if (button === undefined) return null
  return (
    <div className={bar.bar} data-retailer-bar="" hidden>
      <span className={bar.barName}>{name}</span>
      {price && <strong>{price}</strong>}
      <BuyButton {...button} opens={shops.links.length > 0} size="normal" />
    </div>
  )
}
