import type { PeopleHouse } from '#services/people/open-people.ts'

const none = async (): Promise<never> => {
  throw new Error('this stand-in has no such thing')
}

const settings: PeopleHouse['identity']['settings'] = {
  kind: 'embedded',
  hasGoogle: false,
  policy: { min: 6, max: 128, requires: [] },
  tokenSyncUrl: null,
  firebase: null,
}

/** Stand-ins of everything that remembers people: everybody is a visitor, and nothing is counted. */
export const makePeopleStandIns = (given: Partial<PeopleHouse> = {}): PeopleHouse => ({
  identity: {
    settings,
    optionalByCookie: async () => null,
    renew: async () => ({ signedIn: null, cookies: [] }),
    requireByToken: none,
    handle: async () => null,
    devices: async () => [],
    endDevice: async () => 0,
    endOtherDevices: async () => 0,
    endAllDevices: async () => 0,
    facts: async () => ({ methods: [], passwordChangedAt: null, secondStep: { isOn: false, recoveryCodesLeft: 0 } }),
  },
  people: {
    optionalPerson: async () => null,
    optionalPersonByEmail: async () => null,
    list: async () => [],
    rename: async () => undefined,
    setDisabled: async () => undefined,
    erase: async () => undefined,
    preferences: none,
    setPreferences: none,
    lists: async () => ({ ownWords: [], rulesOff: [] }),
    setLists: async () => undefined,
    records: async () => ({ account: null, signInMethods: [], devices: [], subscriptions: [], purchases: [], keys: [] }),
    usage: async function* () {},
  },
  subscriptions: {
    optionalLive: async () => null,
    optionalIdle: async () => null,
    grant: async () => undefined,
    end: async () => undefined,
  },
  billing: {
    kind: 'off',
    checkout: none,
    change: none,
    cancel: none,
    portal: async () => null,
    onNotice: async () => undefined,
    optionalTestCheckout: async () => null,
    endTestCheckout: async () => null,
    stopCharging: async () => undefined,
    reconcile: async () => 0,
  },
  quota: {
    reserve: async () => ({ id: 'one', settle: async () => undefined, refund: async () => undefined }),
    close: async () => undefined,
    usage: async () => ({ used: 0, byTool: [] }),
    takeFree: async () => false,
    giveBackFree: async () => undefined,
    textKeyOf: (text) => text,
    sweep: async () => 0,
  },
  history: {
    keep: async () => undefined,
    page: async () => ({ entries: [], next: null, hasMore: false, total: 0 }),
    optionalEntry: async () => null,
    remove: async () => 0,
    removeAll: async () => 0,
    count: async () => 0,
    all: async function* () {},
    sweep: async () => 0,
  },
  keys: { list: async () => [], make: none, revoke: async () => 0, optionalOwner: async () => null },
  mailer: { send: async () => undefined },
  outbox: { list: async () => [], optionalMail: async () => null },
  ...given,
})
