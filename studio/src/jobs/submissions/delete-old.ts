import type { Pool } from 'pg'
import { deleteEnded } from '../../access/sign-in/delete-ended.ts'
import { MAIL_WORDS_KEPT_DAYS } from '../mail/clean-mail-folder.ts'
import { HIDE_OLD_KEYS } from '../mail/hide-link-keys.ts'

const SPAM_KEPT_DAYS = 30

/** Deletes personal data whose retention time has passed. Always 0: everything is deleted in one go. */
export async function deleteOld(pool: Pool, months: number): Promise<0> {
  await pool.query(
    `delete from submissions where received_at < now() - make_interval(months => $1)
       or (state = 'spam' and received_at < now() - make_interval(days => ${SPAM_KEPT_DAYS}))`,
    [months],
  )
  await pool.query(
    `update mails set text = '', html = '' where state = 'sent' and html <> '' and sent_at < now() - make_interval(days => ${MAIL_WORDS_KEPT_DAYS})`,
  )
  await pool.query(HIDE_OLD_KEYS)
  await pool.query(`delete from mails where created_at < now() - make_interval(months => $1)`, [months])
  await pool.query(`delete from sign_ins where created_at < now() - interval '1 year'`)
  await pool.query(`delete from deliveries where created_at < now() - make_interval(months => $1)`, [months])
  await pool.query(
    `delete from subscribers where (state = 'pending' and consent_at < now() - make_interval(days => ${SPAM_KEPT_DAYS}))
       or (state = 'unsubscribed' and unsubscribed_at < now() - make_interval(months => $1))`,
    [months],
  )
  await deleteEnded(pool)
  return 0
}
