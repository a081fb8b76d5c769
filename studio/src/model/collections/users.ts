import { emailSchema } from '@menagerie/contract/accounts'
import type { CollectionConfig, Endpoint } from 'payload'
import { toAdminRefusal } from '../../access/refuse.ts'
import { ROLE_LABELS, ROLES } from '../../access/roles.ts'
import { adminField, adminOfOthersField, admins, adminsButOthers, denyAll, oneself, staff } from '../../access/rules.ts'
import { isProduction } from '../../platform/environment.ts'
import { choicesField } from '../fields/choice-field.ts'
import { SITE_CHOICES } from '../fields/site-field.ts'
import { endOldLinks } from './users/end-old-links.ts'
import { FACTOR_ENDPOINTS } from './users/factors/factor-endpoints.ts'
import { RESET_ENDPOINTS } from './users/factors/reset-endpoints.ts'
import { SECOND_STEP_ENDPOINTS } from './users/factors/second-endpoints.ts'
import { requireSecondStep } from './users/factors/second-step.ts'
import { endWeakSessions } from './users/factors/weak-sessions.ts'
import { FORMER_SECRET } from './users/former-secret.ts'
import { guardLogin } from './users/guard-login.ts'
import { keyEmail } from './users/key-email.ts'
import { languageField } from './users/language-field.ts'
import { limitSession } from './users/limit-session.ts'
import { lockSessions } from './users/lock-sessions.ts'
import { askForPassword, setPassword } from './users/new-password.ts'
import { OWN_SESSIONS } from './users/own-sessions.ts'
import { logout } from './users/provider/logout.ts'
import { PROVIDER_ENDPOINTS } from './users/provider/provider-endpoints.ts'
import { refuseDemoLogin } from './users/refuse-demo-login.ts'
import { noFirstUser, refuseFirstUser } from './users/refuse-first-user.ts'
import { refuseOwnSignIn } from './users/refuse-own-sign-in.ts'
import { refuseWeakPassword } from './users/refuse-weak-password.ts'
import { requireOwnPassword, tellOfNewEmail, tellOfNewPassword } from './users/require-own-password.ts'

const HOUR_S = 3600

/** Payload has this endpoint for every collection with accounts, and fails if email addresses are not verified. */
const noVerification: Endpoint = {
  method: 'post',
  path: '/verify/:id',
  handler: () => toAdminRefusal(404, 'This address does not exist'),
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: {
    tokenExpiration: 8 * HOUR_S,
    // `guardLogin` counts instead: Payload's limit would let guesses by others lock the owner out.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { sameSite: 'Strict', secure: isProduction() },
    strategies: [FORMER_SECRET],
  },
  endpoints: [
    guardLogin,
    logout,
    askForPassword,
    setPassword,
    noVerification,
    noFirstUser,
    ...OWN_SESSIONS,
    ...SECOND_STEP_ENDPOINTS,
    ...FACTOR_ENDPOINTS,
    ...RESET_ENDPOINTS,
    ...PROVIDER_ENDPOINTS,
  ],
  access: {
    create: admins,
    read: oneself,
    update: oneself,
    delete: adminsButOthers,
    unlock: admins,
    admin: ({ req }) => staff({ req }) === true,
  },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    group: 'Studio',
    description: 'Who can sign in to this studio, and what each person can do.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'email', 'role', 'sites'],
    listSearchableFields: ['name', 'email'],
  },
  hooks: {
    // Locked before the password is checked, which another call may be replacing.
    beforeOperation: [refuseFirstUser, keyEmail, lockSessions, requireOwnPassword],
    beforeValidate: [refuseWeakPassword],
    // The second hook resets the mark of a new password, which the first one reads.
    afterChange: [endOldLinks, tellOfNewPassword, tellOfNewEmail, endWeakSessions],
    // `requireSecondStep` must be last: it applies to every sign-in with a correct password.
    beforeLogin: [refuseDemoLogin, refuseOwnSignIn, requireSecondStep],
    refresh: [limitSession],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      access: { update: adminField },
      validate: (value: unknown) => emailSchema.safeParse(value).success || 'Enter an email address',
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'reviewer',
      saveToJWT: false,
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: adminField, update: adminOfOthersField },
      admin: {
        isClearable: false,
        description:
          'Editors write for their sites. Catalogue writes products and what all sites share. Reviewers read everything. Back office looks after business customers. Administrators can do everything.',
      },
    },
    choicesField({
      name: 'sites',
      label: 'Sites',
      choices: SITE_CHOICES,
      unknown: (site) => `There is no site “${site}”`,
      description: 'The sites this editor writes for.',
      condition: (data) => data?.role === 'editor',
      access: { create: adminField, update: adminField },
    }),
    languageField,
    {
      name: 'ownPassword',
      type: 'text',
      label: 'Your current password',
      virtual: true,
      access: { read: denyAll },
      admin: {
        condition: (_data, _siblings, { operation }) => operation === 'update',
        description: 'Needed to set a new password or email address here, for yourself or someone else.',
        components: { Field: '/src/editor/sign-in/OwnPasswordInput.tsx#OwnPasswordInput' },
      },
    },
    {
      name: 'ownFactors',
      type: 'ui',
      admin: { components: { Field: '/src/editor/sign-in/OwnFactors.tsx#OwnFactors' } },
    },
    {
      name: 'ownSessions',
      type: 'ui',
      admin: { components: { Field: '/src/editor/sign-in/OwnSessions.tsx#OwnSessions' } },
    },
    {
      name: 'demo',
      type: 'checkbox',
      label: 'Demo account',
      defaultValue: false,
      access: { create: denyAll, update: denyAll },
      admin: {
        readOnly: true,
        condition: (data) => data?.demo === true,
        description: 'Created with the demo content. Cannot sign in on a production server.',
      },
    },
  ],
}
