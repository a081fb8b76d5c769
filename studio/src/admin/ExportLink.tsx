/** A table of the list for spreadsheets. */
function ExportLink({ collection }: { collection: string }) {
  return (
    <p className="menagerie-export">
      <a href={`/api/${collection}/export.csv`} download>
        Export as a table (CSV)
      </a>
    </p>
  )
}

export const SubmissionExport = () => <ExportLink collection="submissions" />
export const SubscriberExport = () => <ExportLink collection="subscribers" />
