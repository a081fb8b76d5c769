/** What a person of the studio may do; `sites` narrows editors further. */
export const ROLES = ['admin', 'editor', 'reviewer', 'backOffice'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  editor: 'Editor',
  reviewer: 'Reviewer',
  backOffice: 'Back office',
}
