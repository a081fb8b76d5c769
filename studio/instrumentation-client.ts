import { withNewestOnly } from './src/model/admin/newest-intersections.ts'

// Next runs this in browsers before anything of the admin is drawn.
window.IntersectionObserver = withNewestOnly(window.IntersectionObserver)
