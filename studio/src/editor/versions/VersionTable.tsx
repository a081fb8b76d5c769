import { formatDate } from '@payloadcms/ui/shared'
import type { PayloadRequest } from 'payload'
import { isTurnedDownName, tellSaver } from '../../model/saves/turned-down-name.ts'
import { toTranslator, type Words } from '../../model/words/words-of.ts'
import { describeVersion } from './describe-version.ts'
import { foldDrafts } from './fold-drafts.ts'
import type { ListedVersion } from './load-versions.ts'
import { VersionTime } from './VersionTime.tsx'
import type { VersionAddresses } from './version-addresses.ts'

type VersionTableProps = { versions: readonly ListedVersion[]; addresses: VersionAddresses; req: PayloadRequest }

/** One row per version, with its preceding drafts. */
export function VersionTable({ versions, addresses, req }: VersionTableProps) {
  const { toVersion, toPages } = addresses
  const { i18n } = req
  const t = toTranslator(i18n)
  const toTime = (date: string) => formatDate({ date, i18n, pattern: req.payload.config.admin.dateFormat })
  const toLink = (version: ListedVersion) => (
    <a href={toVersion(version)}>
      <VersionTime date={version.updatedAt} told={toTime(version.updatedAt)} />
    </a>
  )
  return (
    <table className="menagerie-history">
      <thead>
        <tr>
          <th scope="col">{t('versions.saved')}</th>
          <th scope="col">{t('versions.by')}</th>
          <th scope="col">{t('versions.what')}</th>
          {toPages !== undefined && <th scope="col">{t('versions.sideBySide')}</th>}
        </tr>
      </thead>
      <tbody>
        {foldDrafts(versions, describeVersion).map(({ shown, earlier }) => (
          <tr key={shown.id}>
            <td>
              {toLink(shown)}
              {earlier.length > 0 && (
                <details>
                  <summary>{t('versions.earlier', { count: earlier.length })}</summary>
                  <ul>
                    {earlier.map((version) => (
                      <li key={version.id}>{toLink(version)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </td>
            <td>{toSaver(shown, i18n.language) ?? t('versions.studio')}</td>
            <td>{toState(shown, t)}</td>
            {toPages !== undefined && (
              <td>
                <a href={toPages(shown)}>{t('versions.compare')}</a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const toSaver = ({ version: { savedBy } }: ListedVersion, language: string) => savedBy && tellSaver(savedBy, language)

function toState({ version }: ListedVersion, t: Words): string {
  if (version.deletedAt) return t('versions.binned')
  if (isTurnedDownName(version.savedBy)) return t('versions.leftOut')
  const state = version._status === 'draft' ? t('common.draft') : t('common.published')
  return version.savedOver ? t('versions.over', { state }) : state
}
