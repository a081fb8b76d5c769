import styles from './CompareTray.module.css'

/** Class by which the server finds the styles of what the scripts draw; no page has it. */
export const TRAY_CLASS = styles.tray ?? ''
