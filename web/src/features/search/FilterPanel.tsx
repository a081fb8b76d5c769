import { Button } from '../../ui/Button.tsx'
import styles from './FilterPanel.module.css'
import type { FilterGroupView, FilterOption } from './filter-groups.ts'
import { FILTERS_ID } from './filters-id.ts'
import type { ListTexts } from './list-settings.ts'
import type { ProductListView } from './list-view.ts'
import { Swatch } from './Swatch.tsx'

type FilterPanelProps = { view: ProductListView; texts: ListTexts }

/**
 * The filters of a list, inside its form: beside the list from 1200 px, below that a panel that slides in (a popover,
 * which opens, closes on Escape and returns the focus without a script).
 */
export function FilterPanel({ view, texts }: FilterPanelProps) {
  return (
    <section id={FILTERS_ID} popover="auto" className={styles.panel} aria-label={texts.filters}>
      <div className={styles.head}>
        <p className={styles.title}>{texts.filters}</p>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={texts.close}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true" className={styles.cross}>
            <path d="m1 1 12 12M13 1 1 13" />
          </svg>
        </button>
      </div>
      <div className={styles.groups}>
        {view.groups.map((group) => (
          <Group key={group.name} group={group} texts={texts} />
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.show}>
          <Button type="submit">{view.showResults}</Button>
        </span>
        <Clear view={view} text={texts.clear} />
      </div>
    </section>
  )
}

/** Disabled when nothing is chosen (spec §2). */
function Clear({ view, text }: { view: ProductListView; text: string }) {
  if (view.chosen === 0) {
    return (
      <button type="button" disabled className={styles.clear}>
        {text}
      </button>
    )
  }
  return (
    <a href={view.clearHref} className={styles.clear} data-clear="">
      {text}
    </a>
  )
}

type GroupProps = { group: FilterGroupView; texts: ListTexts }

/** Further options come before their toggle, so that "Show less" ends the group, visually and for the keyboard. */
function Group({ group: { name, title, options, more }, texts }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <Options name={name} options={options} />
      {more.length > 0 && (
        <>
          <div className={styles.further}>
            <Options name={name} options={more} />
          </div>
          <details className={styles.more} open={more.some(({ isChosen }) => isChosen) || undefined}>
            <summary>
              <span className={styles.whenClosed}>{texts.showMore}</span>
              <span className={styles.whenOpen}>{texts.showLess}</span>
            </summary>
          </details>
        </>
      )}
    </fieldset>
  )
}

type OptionsProps = { name: string; options: readonly FilterOption[] }

function Options({ name, options }: OptionsProps) {
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.value}>
          <Option {...option} name={name} />
        </li>
      ))}
    </ul>
  )
}

type OptionProps = FilterOption & Omit<OptionsProps, 'options'>

function Option({ name, value, label, isChosen, isEmpty, count, swatch }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={isEmpty}
        className={styles.box}
      />
      <span>
        {swatch && <Swatch color={swatch} />}
        {label} <small className={styles.count}>{count}</small>
      </span>
    </label>
  )
}
