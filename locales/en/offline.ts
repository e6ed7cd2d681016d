import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'You are offline.',
    body: 'This page has not been opened in this browser before, so it cannot be shown without a connection.',
    kept: 'Kept in this browser',
    none: 'No other page is kept in this browser yet.',
    works: 'These pages open without a connection. You can write and count on them, and drafts stay on this device.',
    soon: 'As soon as the connection is back, this page opens by itself.',
    again: 'Try again',
    still: 'There is still no connection.',
  },
  app: {
    name: 'Tinta: writing tools',
    description: 'Rephrase, proofread, cite and check: tools for students and academic writers.',
  },
}
