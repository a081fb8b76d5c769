import { afterPaint } from '../../../platform/browser/after-paint.ts'
import { dismissMenus } from './dismiss-menus.ts'
import { drillPhoneMenu } from './drill-phone-menu.ts'
import { hideOnScroll } from './hide-on-scroll.ts'

/** Adds the scripts of the header, which is complete without them. */
export function startNavigation(): void {
  dismissMenus()
  drillPhoneMenu()
  // Deferred, as it measures: that would force a layout before the first paint.
  afterPaint(hideOnScroll)
}
