'use client'

import { Button, useAuth, useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import type { CompleteSite } from '../../model/opening/opening.ts'
import type { User } from '../../payload-types.ts'
import { useWords } from '../frame/use-words.ts'

/** Whether the address is on the user's own machine, where a site is only tried out. */
const isOwnMachine = (address: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/** Lists complete sites with links, and the next steps. */
export function CompleteSites({ sites, dismiss }: { sites: readonly CompleteSite[]; dismiss: () => void }) {
  const t = useWords()
  const { admin } = useConfig().config.routes
  const { user } = useAuth<User>()
  const to = (path: `/${string}`) => formatAdminURL({ adminRoute: admin, path })
  return (
    <section className="menagerie-opening" aria-labelledby="menagerie-opened">
      <h2 id="menagerie-opened">{t('opening.complete')}</h2>
      <ul>
        {sites.map(({ id, label, address, opened }) => (
          <li key={id}>
            <strong>{label}</strong>
            <a href={address} target="_blank" rel="noreferrer">
              {t('opening.visit')}
            </a>
            {!opened && <p>{t('opening.notOpened')}</p>}
          </li>
        ))}
      </ul>
      <h3>{t('opening.next')}</h3>
      <ul>
        <li>
          <Link href={to('/import')} prefetch={false}>
            {t('opening.nextImport')}
          </Link>
        </li>
        {user?.role === 'admin' && (
          <>
            <li>
              <Link href={to('/collections/users')} prefetch={false}>
                {t('opening.nextPeople')}
              </Link>
            </li>
            {sites.some(({ address }) => isOwnMachine(address)) && <li>{t('opening.nextDomain')}</li>}
          </>
        )}
      </ul>
      <Button buttonStyle="secondary" margin={false} onClick={dismiss}>
        {t('opening.dismiss')}
      </Button>
    </section>
  )
}
