'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { toDateLocale } from '../../platform/date-locale.ts'
import { useWords } from '../frame/use-words.ts'
import type { FactorAction } from './ChangeFactorsDialog.tsx'
import type { ShownFactors } from './factors-answer.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

/** Number of remaining recovery codes at which the list warns. */
const FEW = 3

type FactorListProps = { factors: ShownFactors; onAct?: (action: FactorAction) => void }

/** A user's factors; with `onAct`, each with its actions. */
export function FactorList({ factors: { passkeys, app, recoveryCodes }, onAct }: FactorListProps) {
  const words = useWords()
  const { language } = useTranslation().i18n
  const hasPasskeys = usePasskeySupport()
  const hasAny = passkeys.length > 0 || app !== ''
  const toMoment = (text: string) => new Date(text).toLocaleString(toDateLocale(language))
  const act = (label: string, name: string, action: FactorAction) =>
    onAct && (
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        aria-label={`${label}: ${name}`}
        onClick={() => onAct(action)}
      >
        {label}
      </Button>
    )
  return (
    <>
      <ul>
        {passkeys.map(({ id, name, added, used }) => (
          <li key={id}>
            <span>
              {words('factors.passkey')}: {name}
              <small>
                {words('factors.added', { moment: toMoment(added) })},{' '}
                {used === '' ? words('factors.unused') : words('factors.used', { moment: toMoment(used) })}
              </small>
            </span>
            {act(words('factors.remove'), name, { kind: 'remove', path: `/factors/passkey/${id}` })}
          </li>
        ))}
        <li>
          <span>
            {words('factors.app')}
            <small>{app === '' ? words('factors.none') : words('factors.added', { moment: toMoment(app) })}</small>
          </span>
          {app !== '' && act(words('factors.remove'), words('factors.app'), { kind: 'remove', path: '/factors/app' })}
        </li>
        <li>
          <span>
            {words('factors.recovery')}
            <small>
              {words('factors.left', { count: recoveryCodes })}
              {hasAny && recoveryCodes < FEW ? `. ${words('factors.few')}` : ''}
            </small>
          </span>
          {hasAny && act(words('factors.renew'), words('factors.recovery'), { kind: 'codes' })}
        </li>
      </ul>
      {onAct && (
        <div className="menagerie-factors-add">
          {hasPasskeys && (
            <Button size="small" margin={false} onClick={() => onAct({ kind: 'passkey' })}>
              {words('factors.addPasskey')}
            </Button>
          )}
          <Button size="small" buttonStyle="secondary" margin={false} onClick={() => onAct({ kind: 'app' })}>
            {words(app === '' ? 'factors.addApp' : 'factors.replaceApp')}
          </Button>
        </div>
      )}
    </>
  )
}
