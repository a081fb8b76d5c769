import styles from './ProductScripts.module.css'

/** Class by which the server finds the styles of what the scripts render; no page contains it. */
export const SCRIPTS_CLASS = styles.tray ?? ''
