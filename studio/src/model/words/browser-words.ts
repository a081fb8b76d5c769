import type { Language } from '@menagerie/sites/languages'
import type { WordCatalogue } from './catalogue.ts'
import cs from './cs.json' with { type: 'json' }
import da from './da.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import no from './no.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }

/** Texts of the admin in the browser, as ICU messages. */
export const BROWSER_WORDS: Readonly<Record<Language, WordCatalogue>> = {
  en,
  es,
  nl,
  no,
  fr,
  de,
  pl,
  it,
  hu,
  ru,
  cs,
  uk,
  da,
  fi,
  sv,
}
