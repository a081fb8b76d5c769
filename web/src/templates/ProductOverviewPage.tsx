import { toPagedProducts } from './CategoryPage.tsx'
import type { Template } from './page-document.ts'

/** Spec §2, Product overview: the products by the page, after what editors wrote. The filters join it with the search. */
export const productOverviewTemplate: Template = (ctx, page) => toPagedProducts(ctx, page, {})
