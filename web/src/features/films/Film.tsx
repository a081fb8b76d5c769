import type { FilmView } from '../../media/films/load-film.ts'
import styles from './Film.module.css'

/** Tells whether the film is 16:9: CSS then fixes that shape, while other films get the shape of their still until they play. */
const isWide = ({ width, height }: FilmView) => Math.abs(width / height - 16 / 9) < SAME_SHAPE
const SAME_SHAPE = 0.02

type FilmProps = { film: FilmView; title?: string | undefined }

/**
 * A film of the site itself, played by the browser: nothing of another company loads, so no consent is needed. It
 * loads when it is played, and never plays by itself.
 */
export function Film({ film, title }: FilmProps) {
  const { src, mime, width, height, name, poster, tracks, transcript, texts } = film
  return (
    <div className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are the editors' to give, and a film may have no words */}
      <video
        className={isWide(film) ? `${styles.video} ${styles.wide}` : styles.video}
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        width={width}
        height={height}
        poster={poster}
        aria-label={name}
      >
        <source src={src} type={mime} />
        {tracks.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.src}
            srcLang={track.language}
            label={track.label}
            default={track.isDefault}
          />
        ))}
        <a href={src}>{texts.save}</a>
      </video>
      {(title || transcript.length > 0) && (
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {transcript.length > 0 && (
            <details>
              <summary className={styles.summary}>{texts.transcript}</summary>
              <div className={styles.transcript}>
                {transcript.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          )}
        </div>
      )}
    </div>
  )
}
