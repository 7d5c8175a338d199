/** What an embed says instead of a log that it cannot show: where the fault lies, and what to do. Names and addresses are the facts. */
export const reader = {
  address: (src: string): string => `“${src}” is no address of a log. It must begin with https://.`,
  unreachable: (host: string): string =>
    `The log could not be fetched from ${host}. Either there is nothing at its address, or ${host} does not let other sites read it (its answer lacks the header Access-Control-Allow-Origin).`,
  status: (host: string, status: number): string =>
    `The log could not be fetched: ${host} answered ${status}. Check the address.`,
  slow: (host: string, seconds: number): string =>
    `The log could not be fetched: ${host} did not send all of it within ${seconds} seconds. Try again later.`,
  large: (megabytes: number, page: string): string =>
    `The file is too large to be shown here: it has more than ${megabytes} MB. Download it and open it at ${page}.`,
  binary: 'The file at this address is no text. A log is a text file (.revlog or .json).',
  page: 'At this address there is a web page, not a log. Link to the log’s file itself (.revlog or .json).',
  empty: 'The log is empty.',
  long: (rounds: number, most: number, page: string): string =>
    `The match has ${rounds} rounds; up to ${most} can be shown here. Open its log at ${page}.`,
  /** `line` in the log, and what is wrong there. */
  nothing: (line: number, problem: string): string =>
    `No round of this log can be shown. Line ${line}: ${problem}`,
  nothingAtAll: 'This log holds no round.',
  /** `site`: the address of the site whose matches an embed may name. */
  noMatch: (name: string, site: string): string =>
    `${site} has no match of the name “${name}”, or it could not be reached. Check the name.`,
  nothingAsked:
    'Nothing says which match to show: give the element “match” (a match of the site), “src” (the address of a log) or “log” (the log itself).',
  /** A chart of a kind that there is not; `kinds` as a list. */
  noKind: (kind: string, kinds: string): string =>
    `There is no chart of the kind “${kind}”. There are: ${kinds}.`,
  broken: 'Something went wrong while the log was read. Please report it with the log, if you may.',
};
