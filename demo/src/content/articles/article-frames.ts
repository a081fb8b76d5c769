import { ADVICE_FRAMES } from './frames/advice-frames.ts'
import type { ArticleFrame } from './frames/article-frame.ts'
import { BLOG_FRAMES } from './frames/blog-frames.ts'
import { NEWS_FRAMES } from './frames/news-frames.ts'

export const ARTICLE_FRAMES: readonly ArticleFrame[] = [...BLOG_FRAMES, ...ADVICE_FRAMES, ...NEWS_FRAMES]
