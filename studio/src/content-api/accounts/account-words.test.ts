import { loginSchema, registrationSchema } from '@menagerie/contract/accounts'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { expect, test } from 'vitest'
import { accountWords } from './account-words.ts'

test.each(BRAND_LOCALES)(
  '$id: login reports a missing password, and registration reports one that is too short',
  (site) => {
    const t = translator(site)
    const say = (schema: typeof loginSchema | typeof registrationSchema, password: string) => {
      const { toText } = accountWords(site)
      const issues = schema.safeParse({ email: 'ann@shop.example', password }).error?.issues ?? []
      return issues.filter(({ path }) => path[0] === 'password').map(toText)
    }
    expect(say(loginSchema, '')).toEqual([t('auth.required', { field: t('portal.password') })])
    expect(say(registrationSchema, 'short')).toEqual([t('auth.passwordShort', { min: 8 })])
  },
)
