#!/usr/bin/env bash
# Open an issue for each report of a folder, unless there is one of the same title, open or closed.
# A report's first line is the title. Needs the program gh, with GH_TOKEN and GH_REPO.
set -euo pipefail
shopt -s nullglob
for report in "${1:?Say the folder with the reports.}"/*.md; do
  title=$(head -n 1 "$report")
  same=$(gh issue list --state all --search "in:title \"$title\"" --json title --jq '.[].title')
  if grep -Fxq -- "$title" <<<"$same"; then
    echo "There is an issue already: $title"
  else
    tail -n +3 "$report" | gh issue create --title "$title" --body-file -
  fi
done
