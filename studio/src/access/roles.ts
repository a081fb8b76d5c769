/** Roles of the studio's users; `sites` limits editors further. */
export const ROLES = ['admin', 'catalogue', 'editor', 'reviewer', 'backOffice'] as const
export type Role = (typeof ROLES)[number]

export const isStaffRole = (name: string): name is Role => ROLES.some((role) => role === name)

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  catalogue: 'Catalogue',
  editor: 'Editor',
  reviewer: 'Reviewer',
  backOffice: 'Back office',
}
