import type { Field } from 'payload'

/** Shows a part of the admin beside the form; `component`: its file and export, as Payload names them. */
export const sidebarBox = (name: string, component: string, clientProps?: Record<string, unknown>): Field => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: clientProps === undefined ? component : { path: component, clientProps } },
  },
})
