-- The current state of every document.
CREATE TABLE IF NOT EXISTS documents (
  dataset TEXT NOT NULL,
  id TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (dataset, id)
) WITHOUT ROWID;

-- Every committed transaction, in commit order.
CREATE TABLE IF NOT EXISTS transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  dataset TEXT NOT NULL,
  id TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  author TEXT NOT NULL,
  UNIQUE (dataset, id)
);

-- What a transaction did to each of its documents. The effects are Mendoza patches between the two
-- states without `_rev`, which is how Sanity's clients read them.
CREATE TABLE IF NOT EXISTS changes (
  sequence INTEGER NOT NULL REFERENCES transactions (sequence),
  position INTEGER NOT NULL,
  dataset TEXT NOT NULL,
  document_id TEXT NOT NULL,
  previous_revision TEXT,
  apply TEXT NOT NULL,
  revert TEXT NOT NULL,
  mutations TEXT NOT NULL,
  PRIMARY KEY (sequence, position)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS changes_by_document ON changes (dataset, document_id, sequence);
