import styles from './ProductScripts.module.css'

/** Class by which the server finds the styles of what the scripts draw; no page has it. */
export const SCRIPTS_CLASS = styles.tray ?? ''
