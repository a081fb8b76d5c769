import { DocumentTitle as DocumentTitle_7e17a19469848cab7c38402b661f5973 } from '../../../src/admin/DocumentTitle.tsx'
import { AreaOrder as AreaOrder_a6049482f36f5ab30ea5c2d81ce172eb } from '../../../src/admin/AreaOrder.tsx'
import { AddressCell as AddressCell_adae07372b1734d6d02c77459f6ce5bb } from '../../../src/admin/AddressCell.tsx'
import { AddressProposal as AddressProposal_71110caf2797dd9094297e535357aa1c } from '../../../src/addresses/AddressProposal.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DocumentPicker as DocumentPicker_e763fe33156955ec86e28ade0eca70ed } from '../../../src/pickers/DocumentPicker.tsx'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowTitle as RowTitle_ec8dd8f20aabd3c19e9ae9b11ae4a5e8 } from '../../../src/admin/RowTitle.tsx'
import { ChoiceCell as ChoiceCell_67ea8fb6922fd15c0c2ea77f9572fca1 } from '../../../src/admin/ChoiceCell.tsx'
import { SiteInput as SiteInput_6abdace87988bd5ce869e6056b9c2f15 } from '../../../src/admin/SiteInput.tsx'
import { TranslationsInput as TranslationsInput_3c1facf497a9bc479116a2c0f2f29eeb } from '../../../src/admin/TranslationsInput.tsx'
import { PlanBox as PlanBox_bd1b393d6ae7e9caeb01ff964cfeec5f } from '../../../src/scheduling/PlanBox.tsx'
import { PlanCell as PlanCell_f37560e92833e7263caa699db028348f } from '../../../src/scheduling/PlanCell.tsx'
import { WhereUsed as WhereUsed_25fcdca5d30a73039e962c44ca4b9e17 } from '../../../src/references/WhereUsed.tsx'
import { StatusCell as StatusCell_b216e9495dd5f24e6e28983dfd20b92b } from '../../../src/admin/StatusCell.tsx'
import { SiteListFilter as SiteListFilter_7bda510c66bdad60388105c6092a0eba } from '../../../src/admin/SiteListFilter.tsx'
import { SaveGuard as SaveGuard_892688302ff3ce8682fe37624d843b61 } from '../../../src/saves/SaveGuard.tsx'
import { PublicAddress as PublicAddress_3d5cb5812cf7c5936e204a69807c3288 } from '../../../src/addresses/PublicAddress.tsx'
import { VersionList as VersionList_85544cd17598475eed2d996c0f925ce4 } from '../../../src/versions/VersionList.tsx'
import { PreviewPane as PreviewPane_9745bfb58e92bfd187904f0cee6a65da } from '../../../src/preview/PreviewPane.tsx'
import { ChoiceInput as ChoiceInput_1e80d260c819a582cf4d059a215d9842 } from '../../../src/admin/ChoiceInput.tsx'
import { ProductSummary as ProductSummary_b932872aa673716b024b277a77ca6c24 } from '../../../src/admin/ProductSummary.tsx'
import { MarketRowTitle as MarketRowTitle_dae7ccd5036133a04ca4b49805e0ce3e } from '../../../src/admin/MarketRowTitle.tsx'
import { MissingTexts as MissingTexts_22310e7f528a9eabe0837ea99b552754 } from '../../../src/admin/MissingTexts.tsx'
import { RedirectTargetCell as RedirectTargetCell_c5046f942ab3fe5dcb4a14acb98de6c8 } from '../../../src/admin/RedirectTargetCell.tsx'
import { HoursRowTitle as HoursRowTitle_1962a301c51051aa3b8506c001c24613 } from '../../../src/admin/HoursRowTitle.tsx'
import { SynonymRowTitle as SynonymRowTitle_3321f4e506916f90919e37d1d8138a1d } from '../../../src/admin/SynonymRowTitle.tsx'
import { RuleRowTitle as RuleRowTitle_17ab50989d9be2f3da1d2520ff20fee7 } from '../../../src/admin/RuleRowTitle.tsx'
import { AnswerByMail as AnswerByMail_ec8f70a5e42cc90f19d6a34791a61c17 } from '../../../src/admin/AnswerByMail.tsx'
import { SubmittedFields as SubmittedFields_9862cfdb12e3b4fc9212e072b8810c2d } from '../../../src/admin/SubmittedFields.tsx'
import { SubmissionExport as SubmissionExport_ec9491623aa53dceafc4a8a5bf8ae6f4 } from '../../../src/admin/ExportLink.tsx'
import { SubscriberExport as SubscriberExport_ec9491623aa53dceafc4a8a5bf8ae6f4 } from '../../../src/admin/ExportLink.tsx'
import { MailPreview as MailPreview_2b76f260fee7bd0f0b560d26e377b980 } from '../../../src/admin/MailPreview.tsx'
import { LinkAddress as LinkAddress_7a1cfc85367d69801fe2ed0a03f6d506 } from '../../../src/preview/ahead/LinkAddress.tsx'
import { BlockTitle as BlockTitle_9cd063fa2885a8bdcce4bcd24fe295bd } from '../../../src/admin/BlockTitle.tsx'
import { StudioIcon as StudioIcon_4bed4439547f9c6fa94ea55acbba4c2c } from '../../../src/admin/StudioIcon.tsx'
import { StudioLogo as StudioLogo_9cdcaf73702cc2f0e300ba769441f4f7 } from '../../../src/admin/StudioLogo.tsx'
import { SiteLink as SiteLink_c1331b286c67d9d3a48aa478c450ee83 } from '../../../src/preview/site/SiteLink.tsx'
import { AskingProvider as AskingProvider_2bb2c025084d4ef12f0eb54b2099d34a } from '../../../src/references/AskingProvider.tsx'
import { SiteView as SiteView_a45e258fa2e6f30f827072a056bbdb73 } from '../../../src/preview/site/SiteView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/DocumentTitle.tsx#DocumentTitle": DocumentTitle_7e17a19469848cab7c38402b661f5973,
  "/src/admin/AreaOrder.tsx#AreaOrder": AreaOrder_a6049482f36f5ab30ea5c2d81ce172eb,
  "/src/admin/AddressCell.tsx#AddressCell": AddressCell_adae07372b1734d6d02c77459f6ce5bb,
  "/src/addresses/AddressProposal.tsx#AddressProposal": AddressProposal_71110caf2797dd9094297e535357aa1c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/pickers/DocumentPicker.tsx#DocumentPicker": DocumentPicker_e763fe33156955ec86e28ade0eca70ed,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/RowTitle.tsx#RowTitle": RowTitle_ec8dd8f20aabd3c19e9ae9b11ae4a5e8,
  "/src/admin/ChoiceCell.tsx#ChoiceCell": ChoiceCell_67ea8fb6922fd15c0c2ea77f9572fca1,
  "/src/admin/SiteInput.tsx#SiteInput": SiteInput_6abdace87988bd5ce869e6056b9c2f15,
  "/src/admin/TranslationsInput.tsx#TranslationsInput": TranslationsInput_3c1facf497a9bc479116a2c0f2f29eeb,
  "/src/scheduling/PlanBox.tsx#PlanBox": PlanBox_bd1b393d6ae7e9caeb01ff964cfeec5f,
  "/src/scheduling/PlanCell.tsx#PlanCell": PlanCell_f37560e92833e7263caa699db028348f,
  "/src/references/WhereUsed.tsx#WhereUsed": WhereUsed_25fcdca5d30a73039e962c44ca4b9e17,
  "/src/admin/StatusCell.tsx#StatusCell": StatusCell_b216e9495dd5f24e6e28983dfd20b92b,
  "/src/admin/SiteListFilter.tsx#SiteListFilter": SiteListFilter_7bda510c66bdad60388105c6092a0eba,
  "/src/saves/SaveGuard.tsx#SaveGuard": SaveGuard_892688302ff3ce8682fe37624d843b61,
  "/src/addresses/PublicAddress.tsx#PublicAddress": PublicAddress_3d5cb5812cf7c5936e204a69807c3288,
  "/src/versions/VersionList.tsx#VersionList": VersionList_85544cd17598475eed2d996c0f925ce4,
  "/src/preview/PreviewPane.tsx#PreviewPane": PreviewPane_9745bfb58e92bfd187904f0cee6a65da,
  "/src/admin/ChoiceInput.tsx#ChoiceInput": ChoiceInput_1e80d260c819a582cf4d059a215d9842,
  "/src/admin/ProductSummary.tsx#ProductSummary": ProductSummary_b932872aa673716b024b277a77ca6c24,
  "/src/admin/MarketRowTitle.tsx#MarketRowTitle": MarketRowTitle_dae7ccd5036133a04ca4b49805e0ce3e,
  "/src/admin/MissingTexts.tsx#MissingTexts": MissingTexts_22310e7f528a9eabe0837ea99b552754,
  "/src/admin/RedirectTargetCell.tsx#RedirectTargetCell": RedirectTargetCell_c5046f942ab3fe5dcb4a14acb98de6c8,
  "/src/admin/HoursRowTitle.tsx#HoursRowTitle": HoursRowTitle_1962a301c51051aa3b8506c001c24613,
  "/src/admin/SynonymRowTitle.tsx#SynonymRowTitle": SynonymRowTitle_3321f4e506916f90919e37d1d8138a1d,
  "/src/admin/RuleRowTitle.tsx#RuleRowTitle": RuleRowTitle_17ab50989d9be2f3da1d2520ff20fee7,
  "/src/admin/AnswerByMail.tsx#AnswerByMail": AnswerByMail_ec8f70a5e42cc90f19d6a34791a61c17,
  "/src/admin/SubmittedFields.tsx#SubmittedFields": SubmittedFields_9862cfdb12e3b4fc9212e072b8810c2d,
  "/src/admin/ExportLink.tsx#SubmissionExport": SubmissionExport_ec9491623aa53dceafc4a8a5bf8ae6f4,
  "/src/admin/ExportLink.tsx#SubscriberExport": SubscriberExport_ec9491623aa53dceafc4a8a5bf8ae6f4,
  "/src/admin/MailPreview.tsx#MailPreview": MailPreview_2b76f260fee7bd0f0b560d26e377b980,
  "/src/preview/ahead/LinkAddress.tsx#LinkAddress": LinkAddress_7a1cfc85367d69801fe2ed0a03f6d506,
  "/src/admin/BlockTitle.tsx#BlockTitle": BlockTitle_9cd063fa2885a8bdcce4bcd24fe295bd,
  "/src/admin/StudioIcon.tsx#StudioIcon": StudioIcon_4bed4439547f9c6fa94ea55acbba4c2c,
  "/src/admin/StudioLogo.tsx#StudioLogo": StudioLogo_9cdcaf73702cc2f0e300ba769441f4f7,
  "/src/preview/site/SiteLink.tsx#SiteLink": SiteLink_c1331b286c67d9d3a48aa478c450ee83,
  "/src/references/AskingProvider.tsx#AskingProvider": AskingProvider_2bb2c025084d4ef12f0eb54b2099d34a,
  "/src/preview/site/SiteView.tsx#SiteView": SiteView_a45e258fa2e6f30f827072a056bbdb73,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
