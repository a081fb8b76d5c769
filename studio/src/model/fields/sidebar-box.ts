import type { Field } from 'payload'

/** A field that shows a component in the sidebar; `component`: its file and export, in Payload's notation. */
export const sidebarBox = (name: string, component: string, clientProps?: Record<string, unknown>): Field => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: clientProps === undefined ? component : { path: component, clientProps } },
  },
})
