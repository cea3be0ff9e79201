const BOTS = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|skypeuripreview|embedly|preview|linkedinbot|pinterest|vkshare|headlesspreview|google-inspectiontool|bingpreview|yandex/i;

/** Search and preview bots are shown no error page (product.md §2), lest it be indexed. */
export function isSearchOrPreviewBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
