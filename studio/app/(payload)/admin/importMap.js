import { DocumentTitle as DocumentTitle_c0bc6b71c5ce076c786d4b31a20c415e } from '../../../src/editor/titles/DocumentTitle.tsx'
import { AreaOrder as AreaOrder_10834b56c8f33b090f3f9598d9b51ed9 } from '../../../src/editor/inputs/AreaOrder.tsx'
import { AddressCell as AddressCell_374f28c866046ae8c154c9b7250e9610 } from '../../../src/editor/lists/AddressCell.tsx'
import { AddressProposal as AddressProposal_cb17d03242ad5c8ef44d82cfadcf3943 } from '../../../src/editor/addresses/AddressProposal.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PasteFeature as PasteFeature_e75c067f62b097fd41ce7d1ec70823a0 } from '../../../src/editor/inputs/paste/PasteFeature.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DocumentPicker as DocumentPicker_2564b87199671f759ca1cad51f1d1aa5 } from '../../../src/editor/pickers/DocumentPicker.tsx'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowTitle as RowTitle_dd30a8c5244f8105bfc9fb0684d58df7 } from '../../../src/editor/titles/RowTitle.tsx'
import { ChoiceCell as ChoiceCell_afd555412be57369bcfa68038afbf3f2 } from '../../../src/editor/lists/ChoiceCell.tsx'
import { SiteInput as SiteInput_2810cca8abd372e228242e41d1da8b38 } from '../../../src/editor/inputs/SiteInput.tsx'
import { TranslationsInput as TranslationsInput_621f915840c1c604178a4b4225faa4d5 } from '../../../src/editor/inputs/TranslationsInput.tsx'
import { GlossaryBox as GlossaryBox_ffe12d9a57f2b5e75bff95911c6c1c62 } from '../../../src/editor/translations/glossary/GlossaryBox.tsx'
import { SourceBox as SourceBox_032424eeab6051bf113e5ecf418b22f1 } from '../../../src/editor/translations/SourceBox.tsx'
import { BesideBox as BesideBox_47436bb72b46a82aa0f2d0c66ba2c3b7 } from '../../../src/editor/translations/beside/BesideBox.tsx'
import { ElsewhereBox as ElsewhereBox_c26fbb52270eead1c7bc880d0d3bc0a9 } from '../../../src/editor/translations/ElsewhereBox.tsx'
import { NoDifference as NoDifference_9070b4d6c9c64201eec919af460a5601 } from '../../../src/editor/translations/NoDifference.tsx'
import { PlanBox as PlanBox_05bbb39a2c052f1e1905560b4d352bd4 } from '../../../src/editor/scheduling/PlanBox.tsx'
import { PlanCell as PlanCell_fd70e7722083d387acd1912ca5a62cf0 } from '../../../src/editor/scheduling/PlanCell.tsx'
import { WhereUsed as WhereUsed_5b4db95f3f88945f2a2f66e7c864a9a2 } from '../../../src/editor/references/WhereUsed.tsx'
import { StatusCell as StatusCell_7b5387a015170d3dca197e5f30e275b4 } from '../../../src/editor/lists/StatusCell.tsx'
import { SiteListFilter as SiteListFilter_9cc7c4af340d5edb2b46c4d25df0ca99 } from '../../../src/editor/lists/SiteListFilter.tsx'
import { ElsewhereOfList as ElsewhereOfList_20e9de678ff804ed5166da3d4d49368c } from '../../../src/editor/translations/ElsewhereOfList.tsx'
import { SaveGuard as SaveGuard_96e066ef63bc1548f644330495c0d5a3 } from '../../../src/editor/saves/SaveGuard.tsx'
import { PublicAddress as PublicAddress_be6da491b0f773fbc8c181fe153e023a } from '../../../src/editor/addresses/PublicAddress.tsx'
import { VersionList as VersionList_56b4da32ea110a4754361f41e88a6d63 } from '../../../src/editor/versions/VersionList.tsx'
import { PreviewPane as PreviewPane_6d0b53ab9e15e9640cb4d6b789844953 } from '../../../src/editor/preview/PreviewPane.tsx'
import { CreateView as CreateView_ad7d432bbcda31f465c1db25f4a081fd } from '../../../src/editor/create/CreateView.tsx'
import { VersionPagesView as VersionPagesView_309325bf7ab3642dd71e55444d05dcc3 } from '../../../src/editor/versions/pages/VersionPagesView.tsx'
import { ChoiceInput as ChoiceInput_710dcd501734877a99335cf4f6cda077 } from '../../../src/editor/inputs/ChoiceInput.tsx'
import { LanguageTexts as LanguageTexts_2b07cb40584d26a2214fbfae72d6febb } from '../../../src/editor/library/LanguageTexts.tsx'
import { SameFile as SameFile_bb828161d35bfce0ba1b22f57d463000 } from '../../../src/editor/library/SameFile.tsx'
import { Crops as Crops_3b993dbeab10b2f38601362290c37e6e } from '../../../src/editor/library/Crops.tsx'
import { ReplaceFile as ReplaceFile_b0e859c50d13dc5451d0799074d4d93e } from '../../../src/editor/library/ReplaceFile.tsx'
import { FileSizeCell as FileSizeCell_92e1dae09fa395eeb0d73dbac011e1ab } from '../../../src/editor/lists/FileSizeCell.tsx'
import { Library as Library_8b4b8d278dec6164889080745a81cd73 } from '../../../src/editor/library/Library.tsx'
import { CaptionsFile as CaptionsFile_18c8cf71d9ed1df42b5c8c8e98f374ba } from '../../../src/editor/films/CaptionsFile.tsx'
import { UnusedFilter as UnusedFilter_fbf254c993a4b559235761cc0bb4d5a3 } from '../../../src/editor/library/UnusedFilter.tsx'
import { ProductSummary as ProductSummary_300244dfee2d04a7bc37688d6e626f82 } from '../../../src/editor/inputs/ProductSummary.tsx'
import { LockedPart as LockedPart_36506bac1618bec61558607443e1e411 } from '../../../src/editor/saves/LockedForm.tsx'
import { LockedMarket as LockedMarket_36506bac1618bec61558607443e1e411 } from '../../../src/editor/saves/LockedForm.tsx'
import { MarketChoice as MarketChoice_d99dfa37c4d87142d37ddc3628cca722 } from '../../../src/editor/inputs/MarketInputs.tsx'
import { MarketAvailable as MarketAvailable_d99dfa37c4d87142d37ddc3628cca722 } from '../../../src/editor/inputs/MarketInputs.tsx'
import { MarketPrice as MarketPrice_d99dfa37c4d87142d37ddc3628cca722 } from '../../../src/editor/inputs/MarketInputs.tsx'
import { MarketsInput as MarketsInput_d99dfa37c4d87142d37ddc3628cca722 } from '../../../src/editor/inputs/MarketInputs.tsx'
import { MarketRowTitle as MarketRowTitle_e27ac31b340de1707d33d8e6c09bf382 } from '../../../src/editor/titles/MarketRowTitle.tsx'
import { MissingTexts as MissingTexts_ac6ffdb6c3be8e3479c6cc42ca5ce519 } from '../../../src/editor/inputs/MissingTexts.tsx'
import { ProductDrafts as ProductDrafts_a5fc90dfa151f46b362c6679c6196b2e } from '../../../src/editor/inputs/ProductDrafts.tsx'
import { ProductSave as ProductSave_36a68a7999aff2041ca0ce8f8b16c4c3 } from '../../../src/editor/inputs/ProductSave.tsx'
import { DraftBox as DraftBox_2db9adcf4b65dcf879b505b71f0d5f63 } from '../../../src/editor/inputs/DraftBox.tsx'
import { NoButton as NoButton_827be123e0da6fcf87472348f92ea454 } from '../../../src/editor/inputs/NoButton.tsx'
import { LockedNote as LockedNote_36506bac1618bec61558607443e1e411 } from '../../../src/editor/saves/LockedForm.tsx'
import { RedirectTargetCell as RedirectTargetCell_c9231de97c73d7d0956cb806539abfb7 } from '../../../src/editor/lists/RedirectTargetCell.tsx'
import { HoursRowTitle as HoursRowTitle_2f5530158e73cc530a7fbb70c2cf3427 } from '../../../src/editor/titles/HoursRowTitle.tsx'
import { TrySearchWords as TrySearchWords_02ee074ea7ec93ea15c00b01dc05a48f } from '../../../src/editor/inputs/TrySearchWords.tsx'
import { ChoiceWhenSeen as ChoiceWhenSeen_5f793c33da2bca2587c49f4cff1ca42e } from '../../../src/editor/inputs/WhenSeen.tsx'
import { WordsInput as WordsInput_f4cbe294ce78f8e56a9487eac8d41564 } from '../../../src/editor/inputs/WordsInput.tsx'
import { TermsWhenSeen as TermsWhenSeen_5f793c33da2bca2587c49f4cff1ca42e } from '../../../src/editor/inputs/WhenSeen.tsx'
import { FactRowTitle as FactRowTitle_8ed9924d104f2f34d7e6bef729a1b34c } from '../../../src/editor/titles/FactRowTitle.tsx'
import { RowsWhenAsked as RowsWhenAsked_8cb8b2cbb0d5b46796c6b403804d389f } from '../../../src/editor/inputs/RowsWhenAsked.tsx'
import { SynonymRowTitle as SynonymRowTitle_76b8dc1084141062dd91847f8d485a50 } from '../../../src/editor/titles/SynonymRowTitle.tsx'
import { RuleRowTitle as RuleRowTitle_5d151066a6eedd501c3d2a3a0072a7db } from '../../../src/editor/titles/RuleRowTitle.tsx'
import { SiteMomentCell as SiteMomentCell_5ef14fa8d2b60fab775a6a01081ebb17 } from '../../../src/editor/lists/SiteMomentCell.tsx'
import { SiteMomentInput as SiteMomentInput_27fe3960aeea15692921200f370ec0b7 } from '../../../src/editor/inputs/SiteMomentInput.tsx'
import { AnswerByMail as AnswerByMail_22c453fd51f8daec03f4005098cda2e9 } from '../../../src/editor/inputs/AnswerByMail.tsx'
import { SubmittedFields as SubmittedFields_279c2f37d7848321897d1426e63c99de } from '../../../src/editor/inputs/SubmittedFields.tsx'
import { SubmissionExport as SubmissionExport_7a2b744d6e53413b034de6f7f9eaeeed } from '../../../src/editor/lists/ExportLink.tsx'
import { SubscriberExport as SubscriberExport_7a2b744d6e53413b034de6f7f9eaeeed } from '../../../src/editor/lists/ExportLink.tsx'
import { MailPreview as MailPreview_9a4db7a431f7e515e210b31cc31d6f95 } from '../../../src/editor/inputs/MailPreview.tsx'
import { LinkAddress as LinkAddress_a214625b652f0dfbe7919238e13645d4 } from '../../../src/editor/preview/ahead/LinkAddress.tsx'
import { LanguageInput as LanguageInput_99b94eae00c8f2e5ed2d6272f4acd099 } from '../../../src/editor/sign-in/LanguageInput.tsx'
import { OwnPasswordInput as OwnPasswordInput_aa64ecab4002ada6bbb1031b553505d0 } from '../../../src/editor/sign-in/OwnPasswordInput.tsx'
import { OwnFactors as OwnFactors_4fe8c32084f3988b4f28b7d4379d4cd0 } from '../../../src/editor/sign-in/OwnFactors.tsx'
import { OwnSessions as OwnSessions_f94ea41771388ac91a9c9ab4a2aea697 } from '../../../src/editor/sign-in/OwnSessions.tsx'
import { BlockTitle as BlockTitle_bf1fb2b1ae3ea7aa673346f30589dfba } from '../../../src/editor/titles/BlockTitle.tsx'
import { SwatchInput as SwatchInput_7d8ee01fdc44f5027f1ee80cd9ab3686 } from '../../../src/editor/inputs/SwatchInput.tsx'
import { StudioIcon as StudioIcon_ff430cec56de8cb091e994512926a457 } from '../../../src/editor/frame/StudioIcon.tsx'
import { StudioLogo as StudioLogo_b06d74598033a9aa52730514c4830cc8 } from '../../../src/editor/frame/StudioLogo.tsx'
import { OpeningChecklist as OpeningChecklist_70b5cea2c1956e4a6bde2712db7d4380 } from '../../../src/editor/opening/OpeningChecklist.tsx'
import { HealthSummary as HealthSummary_14ad21fad8375d1fe8cf53f0fc2c4110 } from '../../../src/editor/imports/health/HealthSummary.tsx'
import { SiteLink as SiteLink_a03d649338fb520e48e28e5aff0f59bf } from '../../../src/editor/preview/site/SiteLink.tsx'
import { StatusLink as StatusLink_cb57132f30bf96655878e87c86282fcc } from '../../../src/editor/translations/status/StatusLink.tsx'
import { ImportLink as ImportLink_83b2ac28359fa14c984ca349a528f7af } from '../../../src/editor/imports/ImportLink.tsx'
import { HealthLink as HealthLink_00ce75169b76f13560ae2195e6dfdc14 } from '../../../src/editor/imports/health/HealthLink.tsx'
import { MenuAtOpening as MenuAtOpening_5fb18f9c3e209ac6d03e12b2657a135f } from '../../../src/editor/frame/MenuAtOpening.tsx'
import { BuiltInWords as BuiltInWords_a52adfa2110e3954c75164b0f914c8f4 } from '../../../src/editor/frame/BuiltInWords.tsx'
import { AskingProvider as AskingProvider_6e43e573e519f793ace91e6b6ac3d4d8 } from '../../../src/editor/references/AskingProvider.tsx'
import { FirstAccountView as FirstAccountView_3a9ef9f62b0994ca4fd492c017559412 } from '../../../src/editor/frame/FirstAccountView.tsx'
import { LoginView as LoginView_7ebb072ffb2f5f5f661711e1a510372b } from '../../../src/editor/sign-in/LoginView.tsx'
import { LogoutView as LogoutView_6944018974efdb98d101fce012df356e } from '../../../src/editor/sign-in/LogoutView.tsx'
import { SiteView as SiteView_98ab56602032a3d9c76f91483d6e5619 } from '../../../src/editor/preview/site/SiteView.tsx'
import { StatusView as StatusView_0a249bde4e652e0c3d0e00352c9e7fe9 } from '../../../src/editor/translations/status/StatusView.tsx'
import { ImportView as ImportView_1d9618331516e6f2f58297c40679ae92 } from '../../../src/editor/imports/ImportView.tsx'
import { HealthView as HealthView_877e8b04f561d807521e4b52e8945730 } from '../../../src/editor/imports/health/HealthView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/editor/titles/DocumentTitle.tsx#DocumentTitle": DocumentTitle_c0bc6b71c5ce076c786d4b31a20c415e,
  "/src/editor/inputs/AreaOrder.tsx#AreaOrder": AreaOrder_10834b56c8f33b090f3f9598d9b51ed9,
  "/src/editor/lists/AddressCell.tsx#AddressCell": AddressCell_374f28c866046ae8c154c9b7250e9610,
  "/src/editor/addresses/AddressProposal.tsx#AddressProposal": AddressProposal_cb17d03242ad5c8ef44d82cfadcf3943,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/editor/inputs/paste/PasteFeature.tsx#PasteFeature": PasteFeature_e75c067f62b097fd41ce7d1ec70823a0,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/editor/pickers/DocumentPicker.tsx#DocumentPicker": DocumentPicker_2564b87199671f759ca1cad51f1d1aa5,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/editor/titles/RowTitle.tsx#RowTitle": RowTitle_dd30a8c5244f8105bfc9fb0684d58df7,
  "/src/editor/lists/ChoiceCell.tsx#ChoiceCell": ChoiceCell_afd555412be57369bcfa68038afbf3f2,
  "/src/editor/inputs/SiteInput.tsx#SiteInput": SiteInput_2810cca8abd372e228242e41d1da8b38,
  "/src/editor/inputs/TranslationsInput.tsx#TranslationsInput": TranslationsInput_621f915840c1c604178a4b4225faa4d5,
  "/src/editor/translations/glossary/GlossaryBox.tsx#GlossaryBox": GlossaryBox_ffe12d9a57f2b5e75bff95911c6c1c62,
  "/src/editor/translations/SourceBox.tsx#SourceBox": SourceBox_032424eeab6051bf113e5ecf418b22f1,
  "/src/editor/translations/beside/BesideBox.tsx#BesideBox": BesideBox_47436bb72b46a82aa0f2d0c66ba2c3b7,
  "/src/editor/translations/ElsewhereBox.tsx#ElsewhereBox": ElsewhereBox_c26fbb52270eead1c7bc880d0d3bc0a9,
  "/src/editor/translations/NoDifference.tsx#NoDifference": NoDifference_9070b4d6c9c64201eec919af460a5601,
  "/src/editor/scheduling/PlanBox.tsx#PlanBox": PlanBox_05bbb39a2c052f1e1905560b4d352bd4,
  "/src/editor/scheduling/PlanCell.tsx#PlanCell": PlanCell_fd70e7722083d387acd1912ca5a62cf0,
  "/src/editor/references/WhereUsed.tsx#WhereUsed": WhereUsed_5b4db95f3f88945f2a2f66e7c864a9a2,
  "/src/editor/lists/StatusCell.tsx#StatusCell": StatusCell_7b5387a015170d3dca197e5f30e275b4,
  "/src/editor/lists/SiteListFilter.tsx#SiteListFilter": SiteListFilter_9cc7c4af340d5edb2b46c4d25df0ca99,
  "/src/editor/translations/ElsewhereOfList.tsx#ElsewhereOfList": ElsewhereOfList_20e9de678ff804ed5166da3d4d49368c,
  "/src/editor/saves/SaveGuard.tsx#SaveGuard": SaveGuard_96e066ef63bc1548f644330495c0d5a3,
  "/src/editor/addresses/PublicAddress.tsx#PublicAddress": PublicAddress_be6da491b0f773fbc8c181fe153e023a,
  "/src/editor/versions/VersionList.tsx#VersionList": VersionList_56b4da32ea110a4754361f41e88a6d63,
  "/src/editor/preview/PreviewPane.tsx#PreviewPane": PreviewPane_6d0b53ab9e15e9640cb4d6b789844953,
  "/src/editor/create/CreateView.tsx#CreateView": CreateView_ad7d432bbcda31f465c1db25f4a081fd,
  "/src/editor/versions/pages/VersionPagesView.tsx#VersionPagesView": VersionPagesView_309325bf7ab3642dd71e55444d05dcc3,
  "/src/editor/inputs/ChoiceInput.tsx#ChoiceInput": ChoiceInput_710dcd501734877a99335cf4f6cda077,
  "/src/editor/library/LanguageTexts.tsx#LanguageTexts": LanguageTexts_2b07cb40584d26a2214fbfae72d6febb,
  "/src/editor/library/SameFile.tsx#SameFile": SameFile_bb828161d35bfce0ba1b22f57d463000,
  "/src/editor/library/Crops.tsx#Crops": Crops_3b993dbeab10b2f38601362290c37e6e,
  "/src/editor/library/ReplaceFile.tsx#ReplaceFile": ReplaceFile_b0e859c50d13dc5451d0799074d4d93e,
  "/src/editor/lists/FileSizeCell.tsx#FileSizeCell": FileSizeCell_92e1dae09fa395eeb0d73dbac011e1ab,
  "/src/editor/library/Library.tsx#Library": Library_8b4b8d278dec6164889080745a81cd73,
  "/src/editor/films/CaptionsFile.tsx#CaptionsFile": CaptionsFile_18c8cf71d9ed1df42b5c8c8e98f374ba,
  "/src/editor/library/UnusedFilter.tsx#UnusedFilter": UnusedFilter_fbf254c993a4b559235761cc0bb4d5a3,
  "/src/editor/inputs/ProductSummary.tsx#ProductSummary": ProductSummary_300244dfee2d04a7bc37688d6e626f82,
  "/src/editor/saves/LockedForm.tsx#LockedPart": LockedPart_36506bac1618bec61558607443e1e411,
  "/src/editor/saves/LockedForm.tsx#LockedMarket": LockedMarket_36506bac1618bec61558607443e1e411,
  "/src/editor/inputs/MarketInputs.tsx#MarketChoice": MarketChoice_d99dfa37c4d87142d37ddc3628cca722,
  "/src/editor/inputs/MarketInputs.tsx#MarketAvailable": MarketAvailable_d99dfa37c4d87142d37ddc3628cca722,
  "/src/editor/inputs/MarketInputs.tsx#MarketPrice": MarketPrice_d99dfa37c4d87142d37ddc3628cca722,
  "/src/editor/inputs/MarketInputs.tsx#MarketsInput": MarketsInput_d99dfa37c4d87142d37ddc3628cca722,
  "/src/editor/titles/MarketRowTitle.tsx#MarketRowTitle": MarketRowTitle_e27ac31b340de1707d33d8e6c09bf382,
  "/src/editor/inputs/MissingTexts.tsx#MissingTexts": MissingTexts_ac6ffdb6c3be8e3479c6cc42ca5ce519,
  "/src/editor/inputs/ProductDrafts.tsx#ProductDrafts": ProductDrafts_a5fc90dfa151f46b362c6679c6196b2e,
  "/src/editor/inputs/ProductSave.tsx#ProductSave": ProductSave_36a68a7999aff2041ca0ce8f8b16c4c3,
  "/src/editor/inputs/DraftBox.tsx#DraftBox": DraftBox_2db9adcf4b65dcf879b505b71f0d5f63,
  "/src/editor/inputs/NoButton.tsx#NoButton": NoButton_827be123e0da6fcf87472348f92ea454,
  "/src/editor/saves/LockedForm.tsx#LockedNote": LockedNote_36506bac1618bec61558607443e1e411,
  "/src/editor/lists/RedirectTargetCell.tsx#RedirectTargetCell": RedirectTargetCell_c9231de97c73d7d0956cb806539abfb7,
  "/src/editor/titles/HoursRowTitle.tsx#HoursRowTitle": HoursRowTitle_2f5530158e73cc530a7fbb70c2cf3427,
  "/src/editor/inputs/TrySearchWords.tsx#TrySearchWords": TrySearchWords_02ee074ea7ec93ea15c00b01dc05a48f,
  "/src/editor/inputs/WhenSeen.tsx#ChoiceWhenSeen": ChoiceWhenSeen_5f793c33da2bca2587c49f4cff1ca42e,
  "/src/editor/inputs/WordsInput.tsx#WordsInput": WordsInput_f4cbe294ce78f8e56a9487eac8d41564,
  "/src/editor/inputs/WhenSeen.tsx#TermsWhenSeen": TermsWhenSeen_5f793c33da2bca2587c49f4cff1ca42e,
  "/src/editor/titles/FactRowTitle.tsx#FactRowTitle": FactRowTitle_8ed9924d104f2f34d7e6bef729a1b34c,
  "/src/editor/inputs/RowsWhenAsked.tsx#RowsWhenAsked": RowsWhenAsked_8cb8b2cbb0d5b46796c6b403804d389f,
  "/src/editor/titles/SynonymRowTitle.tsx#SynonymRowTitle": SynonymRowTitle_76b8dc1084141062dd91847f8d485a50,
  "/src/editor/titles/RuleRowTitle.tsx#RuleRowTitle": RuleRowTitle_5d151066a6eedd501c3d2a3a0072a7db,
  "/src/editor/lists/SiteMomentCell.tsx#SiteMomentCell": SiteMomentCell_5ef14fa8d2b60fab775a6a01081ebb17,
  "/src/editor/inputs/SiteMomentInput.tsx#SiteMomentInput": SiteMomentInput_27fe3960aeea15692921200f370ec0b7,
  "/src/editor/inputs/AnswerByMail.tsx#AnswerByMail": AnswerByMail_22c453fd51f8daec03f4005098cda2e9,
  "/src/editor/inputs/SubmittedFields.tsx#SubmittedFields": SubmittedFields_279c2f37d7848321897d1426e63c99de,
  "/src/editor/lists/ExportLink.tsx#SubmissionExport": SubmissionExport_7a2b744d6e53413b034de6f7f9eaeeed,
  "/src/editor/lists/ExportLink.tsx#SubscriberExport": SubscriberExport_7a2b744d6e53413b034de6f7f9eaeeed,
  "/src/editor/inputs/MailPreview.tsx#MailPreview": MailPreview_9a4db7a431f7e515e210b31cc31d6f95,
  "/src/editor/preview/ahead/LinkAddress.tsx#LinkAddress": LinkAddress_a214625b652f0dfbe7919238e13645d4,
  "/src/editor/sign-in/LanguageInput.tsx#LanguageInput": LanguageInput_99b94eae00c8f2e5ed2d6272f4acd099,
  "/src/editor/sign-in/OwnPasswordInput.tsx#OwnPasswordInput": OwnPasswordInput_aa64ecab4002ada6bbb1031b553505d0,
  "/src/editor/sign-in/OwnFactors.tsx#OwnFactors": OwnFactors_4fe8c32084f3988b4f28b7d4379d4cd0,
  "/src/editor/sign-in/OwnSessions.tsx#OwnSessions": OwnSessions_f94ea41771388ac91a9c9ab4a2aea697,
  "/src/editor/titles/BlockTitle.tsx#BlockTitle": BlockTitle_bf1fb2b1ae3ea7aa673346f30589dfba,
  "/src/editor/inputs/SwatchInput.tsx#SwatchInput": SwatchInput_7d8ee01fdc44f5027f1ee80cd9ab3686,
  "/src/editor/frame/StudioIcon.tsx#StudioIcon": StudioIcon_ff430cec56de8cb091e994512926a457,
  "/src/editor/frame/StudioLogo.tsx#StudioLogo": StudioLogo_b06d74598033a9aa52730514c4830cc8,
  "/src/editor/opening/OpeningChecklist.tsx#OpeningChecklist": OpeningChecklist_70b5cea2c1956e4a6bde2712db7d4380,
  "/src/editor/imports/health/HealthSummary.tsx#HealthSummary": HealthSummary_14ad21fad8375d1fe8cf53f0fc2c4110,
  "/src/editor/preview/site/SiteLink.tsx#SiteLink": SiteLink_a03d649338fb520e48e28e5aff0f59bf,
  "/src/editor/translations/status/StatusLink.tsx#StatusLink": StatusLink_cb57132f30bf96655878e87c86282fcc,
  "/src/editor/imports/ImportLink.tsx#ImportLink": ImportLink_83b2ac28359fa14c984ca349a528f7af,
  "/src/editor/imports/health/HealthLink.tsx#HealthLink": HealthLink_00ce75169b76f13560ae2195e6dfdc14,
  "/src/editor/frame/MenuAtOpening.tsx#MenuAtOpening": MenuAtOpening_5fb18f9c3e209ac6d03e12b2657a135f,
  "/src/editor/frame/BuiltInWords.tsx#BuiltInWords": BuiltInWords_a52adfa2110e3954c75164b0f914c8f4,
  "/src/editor/references/AskingProvider.tsx#AskingProvider": AskingProvider_6e43e573e519f793ace91e6b6ac3d4d8,
  "/src/editor/frame/FirstAccountView.tsx#FirstAccountView": FirstAccountView_3a9ef9f62b0994ca4fd492c017559412,
  "/src/editor/sign-in/LoginView.tsx#LoginView": LoginView_7ebb072ffb2f5f5f661711e1a510372b,
  "/src/editor/sign-in/LogoutView.tsx#LogoutView": LogoutView_6944018974efdb98d101fce012df356e,
  "/src/editor/preview/site/SiteView.tsx#SiteView": SiteView_98ab56602032a3d9c76f91483d6e5619,
  "/src/editor/translations/status/StatusView.tsx#StatusView": StatusView_0a249bde4e652e0c3d0e00352c9e7fe9,
  "/src/editor/imports/ImportView.tsx#ImportView": ImportView_1d9618331516e6f2f58297c40679ae92,
  "/src/editor/imports/health/HealthView.tsx#HealthView": HealthView_877e8b04f561d807521e4b52e8945730,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
