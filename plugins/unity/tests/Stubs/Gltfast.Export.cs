#nullable enable
// The export of glTFast, of both versions: 7 moved it to another namespace and assembly.
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace GLTFast.Export
{
    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Export.GltfFormat.html</summary>
    public enum GltfFormat
    {
        Json,
        Binary,
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Export.ExportSettings.html</summary>
    public partial class ExportSettings
    {
        public GltfFormat Format { get; set; }
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@6.9/api/GLTFast.Export.GameObjectExport.html</summary>
    public partial class GameObjectExport
    {
        public GameObjectExport(ExportSettings exportSettings) { }

        public bool AddScene(GameObject[] gameObjects, string name)
        {
            throw new System.NotSupportedException();
        }

        public Task<bool> SaveToFileAndDispose(string path, CancellationToken cancellationToken = default)
        {
            throw new System.NotSupportedException();
        }
    }
}

namespace Unity.Cloud.Gltfast.Export
{
    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Export.GltfFormat.html</summary>
    public enum GltfFormat
    {
        Json,
        Binary,
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Export.ExportSettings.html</summary>
    public partial class ExportSettings
    {
        public GltfFormat Format { get; set; }
    }

    /// <summary>https://docs.unity3d.com/Packages/com.unity.cloud.gltfast@7.0/api/Unity.Cloud.Gltfast.Export.GameObjectExport.html</summary>
    public partial class GameObjectExport
    {
        public GameObjectExport(ExportSettings exportSettings) { }

        public bool AddScene(GameObject[] gameObjects, string name)
        {
            throw new System.NotSupportedException();
        }

        public Task<bool> SaveToFileAndDispose(string path, CancellationToken cancellationToken = default)
        {
            throw new System.NotSupportedException();
        }
    }
}
