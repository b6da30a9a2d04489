/** Paging and sorting of lists (spec: Shared rules, 2). Newest first by default. */
export const paging = {
  page_num: { min: 1, default: 1 },
  page_size: { min: 1, max: 100, default: 10 },
  sort_by: { values: ['+created_at', '-created_at'], default: '-created_at' },
} as const;
