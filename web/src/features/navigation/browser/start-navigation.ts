import { afterPaint } from '../../../platform/browser/after-paint.ts'
import { dismissMenus } from './dismiss-menus.ts'
import { drillPhoneMenu } from './drill-phone-menu.ts'
import { hideOnScroll } from './hide-on-scroll.ts'

/** What the header gains where scripts run; it is complete without. */
export function startNavigation(): void {
  dismissMenus()
  drillPhoneMenu()
  // It measures, and the page would be laid out for that before anything of it is drawn.
  afterPaint(hideOnScroll)
}
