import { SALARY_PERIODS, type SalaryPeriod } from '@menagerie/contract/job'
import type { Field } from 'payload'
import { choiceField } from './choice-field.ts'
import { CURRENCIES } from './currencies.ts'

const PERIODS: Readonly<Record<SalaryPeriod, string>> = {
  hour: 'An hour',
  day: 'A day',
  week: 'A week',
  month: 'A month',
  year: 'A year',
}

type Siblings = { least?: unknown; most?: unknown }

/** Salary of a job, for visitors and search engines: shown if there is an amount. */
export const salaryField: Field = {
  name: 'salary',
  type: 'group',
  label: 'Salary',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'least',
          type: 'number',
          label: 'Amount, or lowest amount',
          min: 0,
          admin: { step: 0.01, width: '25%', description: 'Before taxes.' },
        },
        {
          name: 'most',
          type: 'number',
          label: 'Up to',
          min: 0,
          validate: (value: unknown, { siblingData }: { siblingData: Siblings }) => checkMost(value, siblingData),
          admin: { step: 0.01, width: '25%', description: 'If left empty, the salary is a single amount.' },
        },
        choiceField({
          name: 'currency',
          label: 'Currency',
          choices: CURRENCIES,
          unknown: (code) => `“${code}” is not a currency the sites show`,
          requiredWith: 'least',
          width: '25%',
        }),
        choiceField({
          name: 'per',
          label: 'For',
          choices: SALARY_PERIODS.map((value) => ({ value, label: PERIODS[value] })),
          unknown: (period) => `“${period}” is not a period that a salary is paid for`,
          requiredWith: 'least',
          width: '25%',
        }),
      ],
    },
  ],
}

function checkMost(value: unknown, { least }: Siblings): true | string {
  if (value === undefined || value === null) return true
  if (typeof least !== 'number') return 'Enter the lower amount first'
  return (typeof value === 'number' && value > least) || 'Enter more than the lower amount'
}
